import { deflateRawSync, inflateRawSync } from 'node:zlib'

/**
 * A state as it lies in the table: its JSON, deflated. A quote with its waterfall is 50 KB of text and takes a tenth of the
 * capacity, and of the time, this way.
 */
export type PackedState = Uint8Array

export const packState = (state: unknown): PackedState => deflateRawSync(JSON.stringify(state))

export const unpackState = (state: PackedState): Record<string, unknown> => JSON.parse(inflateRawSync(state).toString())
