import { letGo } from '#functions/_platform/held/held.ts'
import type { Reply } from './calls.ts'
import { chanceOf } from './chance.ts'
import { type CallStep, proved } from './history.ts'
import type { Span } from './knowledge.ts'
import { type Reading, readingsOf } from './readings.ts'
import type { Scene } from './scene.ts'

/** How often somebody reads what was just changed. */
const likelihood = 0.2

/** What an answer says, without what is new each time: the signature of a link, the moment of a message, the number of a refused request. */
const said = ({ status, body }: Reply): string =>
  status >= 400
    ? `${status} ${/"code":"([^"]+)"/.exec(body)?.[1] ?? ''}`
    : `${status} ${body.replace(/"expiresAt":"[^"]*"|X-Amz-[^"]*|<(ServerDt|TransactionResponseDt)>[^<]*/g, '')}`

type Send = (step: CallStep) => Promise<Reply>

/**
 * Has staff read what there is, with what they were just told was written, and again when all that the processes hold is
 * gone and the indexes are up: nothing differs.
 */
export const wrongsOfReadings = async (
  { known, stage }: Scene,
  send: Send,
  readings: readonly Reading[],
  written?: string,
): Promise<string[]> => {
  const staff = known.ofKind('user').find(({ state }) => state.role === 'Super Admin')
  const by = { by: proved(staff?.id), ...(written !== undefined && { written }) }
  const read = async () => {
    const replies: Reply[] = []
    for (const reading of readings) replies.push(await send({ deed: 'call', ...by, ...reading }))
    return replies
  }
  const before = await read()
  letGo()
  stage.weather?.catchUp()
  const after = await read()
  return before.flatMap((first, index) => {
    const then = after[index]
    return then === undefined || first.status >= 500 || then.status >= 500 || said(first) === said(then)
      ? []
      : [
          `${first.operation.name} ${first.asked} told ${said(first).slice(0, 300)} and later ${said(then).slice(0, 300)}`,
        ]
  })
}

/** At times somebody reads, straight after a change was answered, what changed: it is there for whoever reads next. */
export const wrongsOfNextReader = async (
  scene: Scene,
  send: Send,
  { written }: Reply,
  { changes }: Span,
): Promise<string[]> => {
  const { known, seed, step } = scene
  const chance = chanceOf(`${seed}/reader/${step}`)
  if (!chance.happens(likelihood)) return []
  const ids = [...new Set(changes.map(({ id }) => id))]
  const readings = ids.flatMap((id) => chance.pick(readingsOf({ id, kind: known.records.get(id)?.kind })) ?? [])
  return readings.length === 0 ? [] : wrongsOfReadings(scene, send, readings, written)
}
