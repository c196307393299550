import { work } from '#functions/_platform/events/worker.ts'
import { manifest } from './manifest.ts'
import { activateAccount } from './on/activateAccount.ts'
import { dropTag } from './on/dropTag.ts'
import { followAgencyName } from './on/followAgencyName.ts'

export const handler = work(manifest, { on: { activateAccount, dropTag, followAgencyName }, jobs: {}, tasks: {} })
