import { work } from '#functions/_platform/events/worker.ts'
import { createFirstAdministrator } from './bootstrap.ts'
import { manifest } from './manifest.ts'
import { connectSsoDomain } from './sso/connectSsoDomain.ts'

export const handler = work(manifest, { on: {}, jobs: {}, tasks: { connectSsoDomain, createFirstAdministrator } })
