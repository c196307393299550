import { Entity } from 'electrodb'
import { lateEntity } from '../storage/lateEntity.ts'
import { model, primary } from '../storage/rowKeys.ts'
import { expiryAttribute } from '../storage/table.ts'

/** What has changed of what a scope lists, as the relay saw it in one batch; gone by itself after an hour. */
export const newsRow = lateEntity(
  () =>
    new Entity({
      model: model('news'),
      attributes: {
        scope: { type: 'string', required: true },
        /** The moment in epoch milliseconds, and what tells batches of one moment apart. */
        place: { type: 'string', required: true },
        kinds: { type: 'list', items: { type: 'string' }, required: true },
        /** Records that are named, each as `id@list`, by a list of the scope that it is in. */
        named: { type: 'list', items: { type: 'string' }, required: true },
        /** Kinds of which others have changed than are named. */
        more: { type: 'list', items: { type: 'string' }, required: true },
        [expiryAttribute]: { type: 'number', required: true },
      },
      indexes: { byPlace: primary(['scope'], ['place']) },
    }),
)

/** A held answer: whose it is and until when, at the seat that falls to them. */
export const seatRow = lateEntity(
  () =>
    new Entity({
      model: model('seat'),
      attributes: {
        seat: { type: 'number', required: true },
        userId: { type: 'string', required: true },
        /** Epoch milliseconds. */
        until: { type: 'number', required: true },
        [expiryAttribute]: { type: 'number', required: true },
      },
      indexes: { bySeat: primary(['seat'], []) },
    }),
)
