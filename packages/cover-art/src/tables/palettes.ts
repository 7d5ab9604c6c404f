import type { Colour } from '../colour.ts';
import type { Mood } from './moods.ts';

/** Six colours that were chosen together: what type stands on, what it is set in, and four more from dark to light. */
export type Palette = {
  id: string;
  moods: readonly Mood[];
  paper: Colour;
  ink: Colour;
  accents: readonly [Colour, Colour, Colour, Colour];
};

/** A line each: name, moods, paper, ink, and the accents. */
const table = `
guayaba     alegre,romantico        #fbe9d0 #1d1a3a #3b1f5b #b83b5e #f08a5d #f9d371
mango       alegre,fiestero         #fff3e0 #16123f #c2185b #ff5a1f #ffb400 #ffe08a
lulo        alegre,sereno           #fbf6e3 #17301f #1f6f43 #7fb03a #f2b632 #f7e3a1
chiva       fiestero,alegre         #fef6e4 #0d1b4c #1a2fd0 #e8264f #ff9a00 #18c7b8
carnaval    fiestero,energico       #fdf0d5 #200122 #6f0f6d #ff1f5a #ff7a2f #ffd400
patacon     fiestero,nostalgico     #f8edd6 #2b1608 #6d3b12 #c8791f #e8b23a #f5dd9b
papagayo    energico,fiestero       #fffbe6 #0a1030 #0b3fb5 #e5252a #ff9d00 #ffe14d
biche       energico,rebelde        #f4fff0 #06110b #052e2b #00a86b #b6ff3b #f2ffd0
relampago   energico,rebelde        #f7f4ff #0b0a1f #2200cc #7a00ff #ff2ea6 #ffd0f0
candela     energico,rebelde        #fff6e8 #140806 #5c0f0a #d42a12 #ff6a1a #ffc24a
rosa        romantico,sonador       #fdece6 #2b0f1e #5a1134 #a6264f #e8748a #f9c5bd
bolero      romantico,elegante      #f7ede2 #2d1320 #531e34 #a83a5a #e07a74 #f6cf9a
durazno     romantico,sereno        #fff1e6 #33202b #7d3c54 #d96c75 #f4a48a #fbd9b5
lavanda     sonador,romantico       #f3effb #1c1733 #3f2f7a #8867c9 #c59be0 #f3cfe4
algodon     sonador,alegre          #fdf3f6 #20203f #3b4ba3 #7f8fe0 #f2a0c4 #fcdccb
laguna      sonador,sereno          #eef7f4 #0f2a33 #14505c #3a9a9a #8fd0bd #e2f0c9
paramo      sereno,melancolico      #f1f0e4 #14312b #1f4d45 #4c8577 #9cc5a1 #dce1c6
orilla      sereno,nostalgico       #f3efe6 #20304a #2a4365 #5b8cae #a9cfd4 #f2d8b3
frailejon   sereno,elegante         #f4f1e1 #243019 #46592a #8a9a4b #c9c27a #eee3a9
arcilla     nostalgico,sereno       #f3e6cf #33221a #5b3a29 #b0653a #dba24a #f0d6a0
postal      nostalgico,alegre       #f4ead5 #1f2f46 #274060 #c8553d #f2b05e #8fb9a8
vinotinto   nostalgico,romantico    #f2e8dc #2a1418 #5a1f2b #9c3d3d #c98a5a #e8cfa6
andenes     melancolico,nostalgico  #ece5dd #1c2321 #24323a #5e6472 #a3a9aa #d8b4a0
llovizna    melancolico,sereno      #e9ecef #101827 #1b2a41 #324a5f #7d93a8 #ccc9dc
ceniza      melancolico,oscuro      #e8e6e1 #17181c #2a2d36 #565b69 #9a9aa0 #d3cabb
neon        nocturno,energico       #e8e6ff #07060f #120a2a #3a1a8a #9a3ee8 #ff7ac6
faro        nocturno,sereno         #dff7ff #040914 #071a3a #0c4fa8 #19b5d8 #c9f7e4
taxi        nocturno,energico       #fff4dc #0b0a10 #1d1533 #54206b #e0462f #ffc445
brasa       nocturno,romantico      #ffe9dc #0b0710 #1a0b2e #6a1b6f #e8365d #ffb08a
medianoche  nocturno,elegante       #eef0f7 #0a0e1a #14203d #2f4b82 #7a9bd1 #dbe6f5
obsidiana   oscuro,elegante         #dfe3e6 #08090b #0d1013 #2b3138 #6f7a85 #cfd6da
sangre      oscuro,rebelde          #e9e2d0 #0b0a0a #191516 #5a1013 #a3161a #dcc9a3
azufre      oscuro,energico         #ecebd8 #0b0c07 #16190c #3f4a14 #9aa61f #e2e36b
cuervo      oscuro,melancolico      #e4e2ea #0a0910 #14121f #2f2b45 #625c80 #b7b1cc
cartel      rebelde,energico        #f6f1e7 #111111 #1a1a1a #d7261e #f2b705 #f7e9c8
fanzine     rebelde,alegre          #f5f2ea #121212 #1c3fd1 #ff4d2e #ff9fb2 #ffe45e
aerosol     rebelde,nocturno        #f2f0ff #0c0b12 #1b1440 #0f8f7c #ff3f81 #c8ff4d
champana    elegante,romantico      #f2eee6 #151412 #1e1c1a #6b5d4d #b89b6a #e8dcc4
nogal       elegante,nostalgico     #efe8dc #1b120c #2e1d12 #6a4326 #a8794a #dcc19a
marfil      elegante,sereno         #efece4 #0f1c2e #12233a #3f5878 #b08d57 #e5d9c3
`;

const isColour = (text: string): text is Colour => /^#[0-9a-f]{6}$/.test(text);

function colour(text: string | undefined): Colour {
  if (text === undefined || !isColour(text)) throw new Error(`not a colour: ${text}`);
  return text;
}

export const palettes: readonly Palette[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [id = '', moods = '', paper, ink, ...accents] = line.split(/\s+/);
    const [first, second, third, fourth] = accents.map(colour);
    if (!first || !second || !third || !fourth) throw new Error(`${id} has not four accents`);
    return {
      id,
      moods: moods.split(',') as Mood[],
      ...{ paper: colour(paper), ink: colour(ink), accents: [first, second, third, fourth] },
    };
  });
