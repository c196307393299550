import { work } from '#functions/_platform/events/worker.ts'
import { runJobs } from '#functions/_platform/jobs/runJobs.ts'
import { readAgain, readConnections } from './jobs/readConnections.ts'
import { manifest } from './manifest.ts'
import { forgetAccount } from './on/forgetAccount.ts'
import { giveBackGrant } from './on/giveBackGrant.ts'
import { readPosture } from './on/readPosture.ts'
import { tellInsuredOfDrift } from './on/tellInsuredOfDrift.ts'
import { tellUnderwritersOfDrift } from './on/tellUnderwritersOfDrift.ts'

export const handler = work(manifest, {
  on: {
    forgetAccount,
    giveBackGrant,
    readPosture,
    runJobs: runJobs([readConnections]),
    tellInsuredOfDrift,
    tellUnderwritersOfDrift,
  },
  jobs: { readAgain },
  tasks: {},
})
