import { work } from '#functions/_platform/events/worker.ts'
import { createFirstAdministrator } from './bootstrap.ts'
import { replaceSigningKey, rotateSigningKeys } from './jobs/rotateSigningKeys.ts'
import { manifest } from './manifest.ts'

export const handler = work(manifest, {
  on: {},
  jobs: { rotateSigningKeys },
  tasks: { createFirstAdministrator, replaceSigningKey },
})
