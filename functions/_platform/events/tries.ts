import type { ServiceManifest } from '../manifest.ts'

/** How often a message of a queue is tried before it is given up. */
export const tries = 3

/** For who waits for a party that may be away. With six minutes between them, four days; SQS takes no more. */
export const patientTries = 1000

/** How often a message of a handler's queue is tried. */
export const triesOf = ({ patient }: Pick<ServiceManifest, 'patient'>, handler: string): number =>
  patient?.[handler] === undefined ? tries : patientTries
