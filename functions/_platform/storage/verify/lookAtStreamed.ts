import type { Difference } from './difference.ts'
import { expectedOf, isOfToday, stateName } from './expectedRows.ts'
import { differenceOf, isGone, isStrange, type Looking, type Suspect, tries, wrongAmong } from './lookAtWritten.ts'
import { inParts, rowsNamed, writeRows } from './rawRows.ts'

/** When search rows are looked at again; what the stream has not done by the last is not on its way any more. */
const looks = [0, 1000, 2000, 4000, 8000]

const searchWrongs = async (suspect: Suspect, looking: Looking) => {
  const name = stateName(suspect.id)
  const state = (await rowsNamed([name])).get(name)
  if (state?.kind === suspect.definition.kind && !isOfToday(suspect.definition, state))
    return { wrongs: [], strange: undefined }
  const wanted = expectedOf(suspect.definition, state).streamed
  const names = [...new Set([...wanted.keys(), ...suspect.streamed])]
  const wrongs = isGone(state) ? [] : wrongAmong(names, wanted, await rowsNamed(names))
  return { wrongs, strange: isStrange(looking, state) ? state : undefined }
}

/**
 * Tells what still differs. It is mended without a transaction, as the stream writes search rows, and looked at once more:
 * had the record changed meanwhile, the stream may have been overtaken.
 */
const tellStreamed = async (suspect: Suspect, looking: Looking): Promise<Difference[]> => {
  let look = await searchWrongs(suspect, looking)
  const { wrongs: found, strange } = look
  const repair = looking.repair && strange === undefined
  for (let turn = 0; repair && turn < tries && look.wrongs.length > 0; turn += 1) {
    for (const { name } of look.wrongs) suspect.streamed.add(name)
    await writeRows(
      look.wrongs.flatMap(({ wanted }) => (wanted === undefined ? [] : [wanted])),
      look.wrongs.flatMap(({ name, wanted }) => (wanted === undefined ? [name] : [])),
    )
    look = await searchWrongs(suspect, looking)
  }
  const repaired = repair && look.wrongs.length === 0
  return found.flatMap((wrong) => differenceOf(suspect, wrong, repaired, strange))
}

/** Looks at the search rows of records until the stream must have written them, waiting once for all of them. */
export const lookAtStreamed = async (suspects: readonly Suspect[], looking: Looking): Promise<Difference[]> => {
  let wrong = suspects
  for (const wait of looks) {
    const still: Suspect[] = []
    await inParts(wrong, async (each) => {
      if ((await searchWrongs(each, looking)).wrongs.length > 0) still.push(each)
    })
    if (still.length === 0) return []
    await looking.pause(wait)
    wrong = still
  }
  const differences: Difference[] = []
  await inParts(wrong, async (each) => {
    differences.push(...(await tellStreamed(each, looking)))
  })
  return differences
}
