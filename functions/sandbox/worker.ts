import { work } from '#functions/_platform/events/worker.ts'
import { manifest } from './manifest.ts'
import { carryOn, goOn } from './work/carryOn.ts'

export const handler = work(manifest, { on: { carryOn }, jobs: { goOn }, tasks: {} })
