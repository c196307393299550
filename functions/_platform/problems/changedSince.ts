import { Problem } from './problem.ts'

/** A record that was read in one version and is of another by now. */
export interface Changed {
  readonly kind: string
  readonly id: string
  readonly seen: number
  readonly version: number
}

/** `conflict.changed` on its way to the edge, which adds what has changed since; without a record its caller named none of the request's. */
export class ChangedSince extends Problem {
  readonly changed: Changed | undefined

  constructor(changed: Changed | undefined) {
    super('conflict.changed')
    this.name = 'ChangedSince'
    this.changed = changed
  }
}
