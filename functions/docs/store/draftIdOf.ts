import type { DraftType } from '#shared/contracts/quote/draftTypes.ts'

/** The draft of a document of a quote that has not changed since. */
export const draftIdOf = ({
  id,
  version,
  docType,
}: {
  readonly id: string
  readonly version: number
  readonly docType: DraftType
}): string => `dft_${id}_${docType}_${version}`
