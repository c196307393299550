/**
 * A lifecycle is one table: for each status the actions that are allowed and the status each leads to. An action with
 * several outcomes (a request ends ready, referred, …) lists them; the caller says which one came out.
 */
export type Lifecycle<Status extends string, Action extends string> = Readonly<
  Record<Status, Readonly<Partial<Record<Action, Status | readonly Status[]>>>>
>

/** The next status, or the refusal with what is and what can be done instead. */
export type Transition<Status extends string, Action extends string> =
  | { readonly ok: true; readonly status: Status }
  | { readonly ok: false; readonly current: Status; readonly allowed: readonly Action[] }

/** Actions that the table allows in `status`, in the table's order. */
export const allowedIn = <Status extends string, Action extends string>(
  lifecycle: Lifecycle<Status, Action>,
  status: Status,
): Action[] => Object.keys(lifecycle[status]) as Action[]

export const mayIn = <Status extends string, Action extends string>(
  lifecycle: Lifecycle<Status, Action>,
  status: Status,
  action: Action,
): boolean => Object.hasOwn(lifecycle[status], action)

const outcomesOf = <Status extends string>(target: Status | readonly Status[] | undefined): readonly Status[] => {
  if (target === undefined) return []
  return typeof target === 'string' ? [target] : target
}

/**
 * The status after `action`. `outcome` picks among several outcomes and defaults to the first; an outcome that the table
 * does not list for this action is refused like a forbidden action.
 */
export const nextIn = <Status extends string, Action extends string>(
  lifecycle: Lifecycle<Status, Action>,
  status: Status,
  action: Action,
  outcome?: Status,
): Transition<Status, Action> => {
  const next = outcomesOf(lifecycle[status][action]).find((candidate) => outcome === undefined || candidate === outcome)
  return next === undefined
    ? { ok: false, current: status, allowed: allowedIn(lifecycle, status) }
    : { ok: true, status: next }
}
