/**
 * `npx node tests/kept/keep.ts`: keeps states for every kind whose version has none yet, made of those of the version before,
 * and their rows. The first states of a new kind are written by hand: `states/<kind>.1.json` with `[{ "state": { … } }]`.
 */
import { writeFileSync } from 'node:fs'
import { versionOf } from '#functions/_platform/storage/stateVersion.ts'
import { kinds } from '#functions/platform/verify/kinds.ts'
import { fileOf, keptStates, readUpFrom, rowsOf } from './states.ts'

// Some groups go by the region's calendar.
process.env.PALISADE_REGION = 'us'
for (const definition of kinds) {
  const version = versionOf(definition)
  const kept = keptStates(definition.kind, version)
  if (kept?.every(({ rows }) => rows !== undefined)) continue
  const states = kept?.map(({ state }) => state) ?? readUpFrom(definition, version - 1)
  if (states.length === 0) {
    console.log(`${definition.kind}: write a state of it to ${fileOf(definition.kind, version).pathname} first.`)
    process.exitCode = 1
    continue
  }
  const lines = states.map((state) => JSON.stringify({ state, rows: rowsOf(definition, state) }))
  writeFileSync(fileOf(definition.kind, version), `[\n${lines.join(',\n')}\n]\n`)
  console.log(`${definition.kind}: kept ${states.length} states of version ${version}.`)
}
