import { work } from '#functions/_platform/events/worker.ts'
import { runJobs } from '#functions/_platform/jobs/runJobs.ts'
import { beginRounds } from './jobs/beginRounds.ts'
import { replayDeliveries } from './jobs/replayDeliveries.ts'
import { manifest } from './manifest.ts'
import { deliver } from './on/deliver.ts'
import { endOfAgency } from './on/endOfAgency.ts'
import { goOnAfter } from './on/goOnAfter.ts'
import { tellReceivers } from './on/tellReceivers.ts'
import { tryAgain } from './on/tryAgain.ts'

export const handler = work(manifest, {
  // Others wait for what was not delivered.
  buried: { deliver: goOnAfter },
  on: { deliver, endOfAgency, runJobs: runJobs([replayDeliveries]), tellReceivers, tryAgain },
  jobs: { beginRounds },
  tasks: {},
})
