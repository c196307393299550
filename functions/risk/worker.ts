import { work } from '#functions/_platform/events/worker.ts'
import { runJobs } from '#functions/_platform/jobs/runJobs.ts'
import { followDependencies, meetDependencies } from './accumulation/followDependencies.ts'
import { manifest } from './manifest.ts'
import { followAssessment } from './on/followAssessment.ts'
import { followPolicy } from './on/followPolicy.ts'
import { removeDisputes } from './on/removeDisputes.ts'
import { removeScreening } from './on/removeScreening.ts'
import { scanAccount } from './on/scanAccount.ts'
import { refreshSanctions } from './screening/refreshSanctions.ts'
import { rescreenAccounts, screenAccounts } from './screening/screenAccounts.ts'

export const handler = work(manifest, {
  on: {
    followAssessment,
    followPolicy,
    removeDisputes,
    removeScreening,
    runJobs: runJobs([followDependencies, screenAccounts]),
    scanAccount,
  },
  jobs: { meetDependencies, refreshSanctions, rescreenAccounts },
  tasks: {},
})
