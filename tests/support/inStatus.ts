import { expect } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { Stored, Write } from '#functions/_platform/storage/record.ts'
import type { ProblemCode } from '#shared/contract/problems.ts'
import { type Action, can, type Life } from '#shared/records/life.ts'

interface Living {
  readonly id: string
  readonly status: string
}

interface Records<Kind extends Living> {
  require(id: string): Promise<Stored<Kind>>
  update(before: Stored<Kind>, after: Kind): Write
}

/** Puts a record into a status, whatever its life says, and answers its version then. */
export const putIn = async <Kind extends Living>(
  records: Records<Kind>,
  id: string,
  status: Kind['status'],
): Promise<number> => {
  const before = await records.require(id)
  await commit([records.update(before, { ...before, status })])
  return before.version + 1
}

interface Refusing<Kind extends Living> {
  readonly records: Records<Kind>
  readonly id: string
  readonly life: Life<Kind['status'], string, string>
  /** The operation that is sent, by name: every status in which none of its actions is allowed refuses it. */
  readonly by: string
  /** The one action that is sent, where the operation does several. */
  readonly action?: string | undefined
  /** Statuses in which it answers again what it made of the record before. */
  readonly repeats?: readonly Kind['status'][] | undefined
  send(): Promise<unknown>
  problemIn(status: Kind['status']): { readonly code: ProblemCode | undefined; readonly data?: object }
}

/** The actions of a life that an operation does. */
export const actionsBy = <Name extends string>(life: Life<string, Name, string>, operation: string): Name[] =>
  (Object.entries(life.actions) as [Name, Action<string, string>][]).flatMap(([name, { by = [] }]) =>
    by.includes(operation) ? [name] : [],
  )

/** Expects what is sent to be refused in each status in which the life does not have it, and to change nothing. */
export const expectRefused = async <Kind extends Living>({
  records,
  id,
  life,
  by,
  action,
  repeats = [],
  send,
  problemIn,
}: Refusing<Kind>): Promise<void> => {
  const actions = actionsBy(life, by).filter((each) => action === undefined || each === action)
  expect(actions).not.toEqual([])
  const statuses = Object.keys(life.statuses) as Kind['status'][]
  const refusing = statuses.filter(
    (status) => !repeats.includes(status) && !actions.some((each) => can(life, status, each)),
  )
  expect(refusing).not.toEqual([])
  for (const status of refusing) {
    const version = await putIn(records, id, status)
    expect([status, await send()]).toMatchObject([status, { status: 409, problem: problemIn(status) }])
    expect(await records.require(id)).toMatchObject({ status, version })
  }
}
