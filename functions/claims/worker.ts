import { work } from '#functions/_platform/events/worker.ts'
import { runJobs } from '#functions/_platform/jobs/runJobs.ts'
import { escalateDiaries, tellOfLateDiaries } from './jobs/escalateDiaries.ts'
import { escalateSilence, tellOfSilence } from './jobs/escalateSilence.ts'
import { followVendor } from './jobs/followVendor.ts'
import { knowClaims } from './jobs/knowClaims.ts'
import { partnersOnClaims } from './jobs/partnersOnClaims.ts'
import { releaseClaims } from './jobs/releaseClaims.ts'
import { manifest } from './manifest.ts'
import { followBroker } from './on/followBroker.ts'
import { followPartners } from './on/followPartners.ts'
import { followTeams } from './on/followTeams.ts'
import { takeLarge } from './on/takeLarge.ts'
import { tellAccount } from './on/tellAccount.ts'
import { tellAccounts } from './tasks/tellAccounts.ts'

export const handler = work(manifest, {
  on: {
    followBroker,
    followPartners,
    followTeams,
    runJobs: runJobs([followVendor, knowClaims, partnersOnClaims, releaseClaims, tellOfLateDiaries, tellOfSilence]),
    takeLarge,
    tellAccount,
  },
  jobs: { escalateDiaries, escalateSilence },
  tasks: { tellAccounts },
})
