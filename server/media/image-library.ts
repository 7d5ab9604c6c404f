import sharp from 'sharp';

// The one place that loads libvips: no other format's decoder can be reached, whatever a file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
});
// One picture at a time passes through, so a cache would only hold memory.
sharp.cache(false);

export { sharp };
