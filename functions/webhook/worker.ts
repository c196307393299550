import { work } from '#functions/_platform/events/worker.ts'
import { beginRounds } from './jobs/beginRounds.ts'
import { manifest } from './manifest.ts'
import { deliver } from './on/deliver.ts'
import { tellReceivers } from './on/tellReceivers.ts'
import { tryAgain } from './on/tryAgain.ts'

export const handler = work(manifest, {
  on: { deliver, tellReceivers, tryAgain },
  jobs: { beginRounds },
  tasks: {},
})
