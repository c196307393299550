import { expect, it } from 'vitest'
import { collectionAddress } from '#shared/domain/integration/collection.ts'
import { collectionFor } from './collection.ts'

it('the collection is downloaded with the address of the region whose page it is', () => {
  const variable = [collectionAddress, 'clientId'].map((key) => ({ key, value: '' }))
  expect(collectionFor({ item: [], variable }, 'https://uk.palisade.example')).toEqual({
    item: [],
    variable: [
      { key: collectionAddress, value: 'https://uk.palisade.example' },
      { key: 'clientId', value: '' },
    ],
  })
})
