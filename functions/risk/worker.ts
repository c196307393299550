import { work } from '#functions/_platform/events/worker.ts'
import { manifest } from './manifest.ts'
import { removeDisputes } from './on/removeDisputes.ts'
import { scanAccount } from './on/scanAccount.ts'

export const handler = work(manifest, { on: { removeDisputes, scanAccount }, jobs: {}, tasks: {} })
