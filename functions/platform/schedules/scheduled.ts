import type { ServiceSlug } from '#shared/contract/service.ts'
import { manifests } from '../manifests.ts'

/** Something that runs by the clock. */
interface Scheduled {
  readonly id: string
  readonly service: ServiceSlug
  readonly name: string
  readonly expression: string
}

/** Every schedule that a manifest names. */
export const scheduled: readonly Scheduled[] = manifests.flatMap(({ service, schedules = {} }) =>
  Object.entries(schedules).map(([name, expression]) => ({ id: `${service}.${name}`, service, name, expression })),
)
