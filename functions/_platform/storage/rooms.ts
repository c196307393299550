import { defineRecord, type Write } from './record.ts'

/** How often somebody came into a place that takes only so many. */
export interface Room {
  readonly id: string
  readonly came: number
}

export const rooms = defineRecord<Room>({ kind: 'room', notFound: 'server.failed' })

/**
 * Where an owner has at most so many of something: read before it is looked who is there, what it answers is written with
 * each newcomer. So of two that come at once one loses the race, comes again and finds the other; a crowd is no more than
 * one after the other. `of` says what of whom, `webhooks agy_…`.
 */
export const enterRoom = async (of: string): Promise<Write> => {
  const id = `room:${of}`
  const room = await rooms.byId(id)
  return room === undefined ? rooms.create({ id, came: 1 }) : rooms.update(room, { id, came: room.came + 1 })
}
