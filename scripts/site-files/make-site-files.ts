// Makes the files of the site that are drawn, not written: node make-site-files.ts <folder of the client build>
import { makeSocialImages } from './social-images.ts';

const [folder = ''] = process.argv.slice(2);
await makeSocialImages(folder);
