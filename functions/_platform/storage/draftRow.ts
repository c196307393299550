import { CustomAttributeType, Entity } from 'electrodb'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { lateEntity } from './lateEntity.ts'
import { model, primary } from './rowKeys.ts'
import { expiryAttribute } from './table.ts'

/** A draft that somebody looks at: asked for, and made once it has a file; gone by itself. */
export const draftRow = lateEntity(
  () =>
    new Entity({
      model: model('draft'),
      attributes: {
        id: { type: 'string', required: true },
        docType: { type: 'string', required: true },
        docName: { type: 'string', required: true },
        requestedAt: { type: CustomAttributeType<Instant>('string'), required: true },
        /** Key in the region's bucket, where its files go after two days. */
        file: { type: 'string' },
        [expiryAttribute]: { type: 'number', required: true },
      },
      indexes: { byId: primary(['id'], []) },
    }),
)
