/**
 * The header by which an answer tells the versions of the records that its path names, and by which a form that changes
 * one names the version it was filled in over: `quo_1=7,acc_2=3`. Without it nobody is held to what was seen.
 */
export const seenHeader = 'x-seen'

/**
 * The header by which the answer of a change says over which versions it was made, where `x-seen` says what they are since:
 * who had seen those has seen these, for nobody else wrote in between.
 */
export const overHeader = 'x-seen-over'

/** A request names no more of them. */
const mostSeen = 10

/** Versions by the id of their record. */
export type Seen = ReadonlyMap<string, number>

export const seenText = (seen: Seen): string => [...seen].map(([id, version]) => `${id}=${version}`).join(',')

/** What a header says; what is no version of a record is passed over. */
export const seenOf = (text: string | undefined | null): Seen =>
  new Map(
    (text ?? '').split(',', mostSeen).flatMap((each): [string, number][] => {
      const [, id, version] = /^([\w-]{1,100})=(\d{1,15})$/.exec(each) ?? []
      return id === undefined ? [] : [[id, Number(version)]]
    }),
  )
