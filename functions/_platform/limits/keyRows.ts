import { CustomAttributeType, Entity } from 'electrodb'
import { lateEntity } from '../storage/lateEntity.ts'
import { model, primary } from '../storage/rowKeys.ts'
import { expiryAttribute } from '../storage/table.ts'

/** What a process has answered an API key on a day, by operation. */
export const keyUseRow = lateEntity(
  () =>
    new Entity({
      model: model('keyUse'),
      attributes: {
        keyId: { type: 'string', required: true },
        /** In UTC. */
        day: { type: 'string', required: true },
        process: { type: 'string', required: true },
        operations: {
          type: CustomAttributeType<Readonly<Record<string, { readonly calls: number; readonly refused: number }>>>(
            'any',
          ),
          required: true,
        },
        [expiryAttribute]: { type: 'number', required: true },
      },
      indexes: { byKey: primary(['keyId'], ['day', 'process']) },
    }),
)

/** How much of a minute's calls of an API key was handed out to those who answer them. */
export const paceRow = lateEntity(
  () =>
    new Entity({
      model: model('pace'),
      attributes: {
        keyId: { type: 'string', required: true },
        /** Minutes since the epoch. */
        minute: { type: 'number', required: true },
        taken: { type: 'number', required: true },
        [expiryAttribute]: { type: 'number', required: true },
      },
      indexes: { byKey: primary(['keyId'], []) },
    }),
)
