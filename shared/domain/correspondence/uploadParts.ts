/** How large a part of an upload is; S3 takes none below 5 MB but the last. Files up to this size go in one piece. */
export const partBytes = 8 * 1024 * 1024

/** A part of a file, by its number from 1 on. */
export interface UploadPart {
  readonly number: number
  readonly size: number
}

/** The parts of a file of so many bytes, in order. */
export const partsOf = (size: number): UploadPart[] =>
  Array.from({ length: Math.ceil(size / partBytes) }, (_, index) => ({
    number: index + 1,
    size: Math.min(partBytes, size - index * partBytes),
  }))

/** The parts that have yet to be sent; one that is there with another size is sent again. */
export const missingParts = (size: number, there: readonly UploadPart[]): UploadPart[] => {
  const sizes = new Map(there.map((part) => [part.number, part.size]))
  return partsOf(size).filter((part) => sizes.get(part.number) !== part.size)
}

/** Where a part begins in its file, in bytes. */
export const startOfPart = ({ number }: Pick<UploadPart, 'number'>): number => (number - 1) * partBytes
