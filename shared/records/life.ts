import type { Permission } from '#shared/permissions.ts'
import type { Tone } from './tone.ts'

/** What is done to a record of a kind, and what becomes of it. */
export interface Action<Status extends string, Need extends string> {
  /** As a refusal names it: what can be done now is "decline it". Nothing for what the platform does by itself. */
  readonly word?: string
  /** In which days it can be done, as a refusal names them, where it is not refused by the status alone: "within 60 days of its end". */
  readonly within?: string
  /** The operations that do it, by name. */
  readonly by?: readonly string[]
  /** Any of which calls the operations, where they are another service's, whose contracts a service does not know. */
  readonly permissions?: readonly Permission[]
  /** Of those who may call the operations, only who has this permission as well. */
  readonly only?: Permission
  /** Where it is allowed, and what the record becomes; several where the outcome decides, the usual one first. */
  readonly steps: Readonly<Partial<Record<Status, Status | readonly Status[]>>>
  /** What must hold besides, looked at in this order. */
  readonly needs?: readonly Need[]
}

/**
 * The life of a kind of record: its statuses, and everything that is done to it. From this one declaration follow the
 * guard of its operations and what a refusal says, the buttons and menus of the web, the chips of its statuses, its diagram
 * in the documents and the tests that refuse everything else.
 */
export interface Life<Status extends string, Name extends string, Need extends string> {
  readonly kind: string
  /** What it may begin as. */
  readonly first: readonly Status[]
  readonly statuses: Readonly<Record<Status, { readonly tone: Tone }>>
  readonly actions: Readonly<Record<Name, Action<Status, Need>>>
}

/** Declares a life; the names of its statuses, actions and needs become types. */
export const defineLife = <const Status extends string, const Name extends string, const Need extends string = never>(
  life: Life<Status, Name, Need>,
): Life<Status, Name, Need> => life

/** Steps that leave a record as it is. */
export const stays = <const Status extends string>(...statuses: readonly Status[]): Readonly<Record<Status, Status>> =>
  Object.fromEntries(statuses.map((status) => [status, status])) as Record<Status, Status>

/** Steps from several statuses to one. */
export const leads = <const From extends string, const To extends string>(
  from: readonly From[],
  to: To,
): Readonly<Record<From, To>> => Object.fromEntries(from.map((status) => [status, to])) as Record<From, To>

/** The next status, or the refusal with what is and what can be done instead. */
export type Step<Status extends string, Name extends string> =
  | { readonly ok: true; readonly status: Status }
  | { readonly ok: false; readonly current: Status; readonly allowed: readonly Name[] }

const namesOf = <Name extends string>({ actions }: Life<string, Name, string>): Name[] => Object.keys(actions) as Name[]

const outcomesOf = <Status extends string>({ steps }: Action<Status, string>, status: Status): readonly Status[] => {
  const outcome: Status | readonly Status[] | undefined = steps[status]
  if (outcome === undefined) return []
  return typeof outcome === 'string' ? [outcome] : outcome
}

/** Whether an action may be done in a status. */
export const can = <Status extends string, Name extends string>(
  life: Life<Status, Name, string>,
  status: Status,
  name: Name,
): boolean => outcomesOf(life.actions[name], status).length > 0

/** Everything that may be done in a status, in the order of the declaration. */
export const allowedIn = <Status extends string, Name extends string>(
  life: Life<Status, Name, string>,
  status: Status,
): Name[] => namesOf(life).filter((name) => can(life, status, name))

const wordsOf = ({ word, within }: Action<string, string>): readonly string[] => {
  if (word === undefined) return []
  return [within === undefined ? word : `${word} (${within})`]
}

/**
 * What a person can do in a status, in words: `decline it, release it`; `nothing` when there is nothing. `isTheirs` leaves out
 * what this person may not.
 */
export const whatCanBeDone = <Status extends string, Name extends string>(
  life: Life<Status, Name, string>,
  status: Status,
  isTheirs: (name: Name) => boolean = () => true,
): string =>
  allowedIn(life, status)
    .filter(isTheirs)
    .flatMap((name) => wordsOf(life.actions[name]))
    .join(', ') || 'nothing'

/**
 * The status after an action. `outcome` picks among several and defaults to the first; one that the action does not have
 * is refused as an action that is not allowed is.
 */
export const nextIn = <Status extends string, Name extends string>(
  life: Life<Status, Name, string>,
  status: Status,
  name: Name,
  outcome?: Status,
): Step<Status, Name> => {
  const next = outcomesOf(life.actions[name], status).find((each) => outcome === undefined || each === outcome)
  return next === undefined
    ? { ok: false, current: status, allowed: allowedIn(life, status) }
    : { ok: true, status: next }
}

/** The first of an action's needs that is not met. */
export const unmetNeed = <Name extends string, Need extends string>(
  life: Life<string, Name, Need>,
  name: Name,
  isMet: (need: Need) => boolean,
): Need | undefined => life.actions[name].needs?.find((need) => !isMet(need))

/** Every change of status that a life knows, once: from, to and the actions that lead there. */
export const changesOf = <Status extends string>(
  life: Life<Status, string, string>,
): { readonly from: Status; readonly to: Status; readonly by: readonly string[] }[] => {
  const changes = new Map<string, { from: Status; to: Status; by: string[] }>()
  for (const name of namesOf(life))
    for (const from of Object.keys(life.statuses) as Status[])
      for (const to of outcomesOf(life.actions[name] as Action<Status, string>, from)) {
        const key = `${from}\n${to}`
        const change = changes.get(key) ?? { from, to, by: [] }
        change.by.push(name)
        changes.set(key, change)
      }
  return [...changes.values()]
}
