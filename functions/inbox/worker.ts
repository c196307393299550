import { work } from '#functions/_platform/events/worker.ts'
import { manifest } from './manifest.ts'
import { deliverMessage } from './on/deliverMessage.ts'
import { matchSubmission } from './on/matchSubmission.ts'
import { readAgain } from './on/readAgain.ts'
import { readArrival } from './on/readArrival.ts'

export const handler = work(manifest, {
  on: { deliverMessage, matchSubmission, readAgain },
  arrivals: { readArrival },
  jobs: {},
  tasks: {},
})
