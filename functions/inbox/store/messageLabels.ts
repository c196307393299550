import { defineRecord, type Write } from '#functions/_platform/storage/record.ts'

/** The labels that the region's messages ever had, in the order in which they were first put on one. */
export interface MessageLabels {
  readonly id: string
  readonly labels: readonly string[]
}

const theOne = 'mlb_all'

const labelLists = defineRecord<MessageLabels>({ kind: 'messageLabels', notFound: 'message.notFound' })
export const messageLabelsDefinition = labelLists.definition

export const labelsInUse = async (): Promise<readonly string[]> => (await labelLists.byId(theOne))?.labels ?? []

/** As a label is known already, whatever its case; else as it was written. */
export const knownLabel = (known: readonly string[], label: string): string =>
  known.find((each) => each.toLowerCase() === label.toLowerCase()) ?? label

/** The writes that make new labels known; none where all of them are. */
export const keepLabels = async (labels: readonly string[]): Promise<Write[]> => {
  const kept = await labelLists.byId(theOne)
  const fresh = labels.filter((label) => !kept?.labels.includes(label))
  if (fresh.length === 0) return []
  const all = [...(kept?.labels ?? []), ...fresh]
  return [
    kept === undefined
      ? labelLists.create({ id: theOne, labels: all })
      : labelLists.update(kept, { ...kept, labels: all }),
  ]
}
