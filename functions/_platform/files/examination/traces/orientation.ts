const orientationTag = 0x0112

/** Which way up a photograph is, by its Exif; undefined where it does not say, 1 is as it stands. */
export const orientationOf = (tiff: Buffer): number | undefined => {
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at))
  try {
    const directory = long(4)
    const entries = Array.from({ length: short(directory) }, (_, index) => directory + 2 + index * 12)
    const entry = entries.find((at) => short(at) === orientationTag)
    return entry === undefined ? undefined : short(entry + 8)
  } catch {
    // A place outside the segment is named by a file that was made by hand.
    return undefined
  }
}
