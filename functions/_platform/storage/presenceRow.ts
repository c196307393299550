import { Entity } from 'electrodb'
import { lateEntity } from './lateEntity.ts'
import { model, primary } from './rowKeys.ts'
import { expiryAttribute } from './table.ts'

/** Somebody has a record open: noted every few seconds, gone by itself. */
export const presenceRow = lateEntity(
  () =>
    new Entity({
      model: model('presence'),
      attributes: {
        /** The id of the record. */
        record: { type: 'string', required: true },
        userId: { type: 'string', required: true },
        name: { type: 'string', required: true },
        house: { type: 'string', required: true },
        since: { type: 'string', required: true },
        lastSeen: { type: 'string', required: true },
        isEditing: { type: 'boolean', required: true },
        [expiryAttribute]: { type: 'number', required: true },
      },
      indexes: { byRecord: primary(['record'], ['userId']) },
    }),
)
