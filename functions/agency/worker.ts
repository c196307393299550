import { work } from '#functions/_platform/events/worker.ts'
import { runJobs } from '#functions/_platform/jobs/runJobs.ts'
import { closeLeavers, closeThoseWhoLeft } from './jobs/closeLeavers.ts'
import { foldAllFigures, foldFigures, foldFiguresTonight } from './jobs/foldFigures.ts'
import { followRelationships, followThoseOfTheDay } from './jobs/followRelationships.ts'
import { warnOfExpiry, warnOfLicenses } from './jobs/warnOfExpiry.ts'
import { manifest } from './manifest.ts'
import { goInto } from './merge/goInto.ts'

export const handler = work(manifest, {
  on: {
    runJobs: runJobs([closeThoseWhoLeft, foldAllFigures, foldFigures, followThoseOfTheDay, goInto, warnOfLicenses]),
  },
  jobs: { closeLeavers, foldFigures: foldFiguresTonight, followRelationships, warnOfExpiry },
  tasks: {},
})
