import { PNG } from 'pngjs'

/** A PNG of colours that run from corner to corner. */
export const aPicture = (width: number, height: number): Buffer => {
  const picture = new PNG({ width, height })
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      picture.data.set([(255 * x) / width, (255 * y) / height, 160, 255], (y * width + x) * 4)
  return PNG.sync.write(picture)
}
