import { expect, it } from 'vitest'
import { carriedBy } from './carriedBy.ts'

const everywhere = { productTypes: [], sectors: [] }
const ofNewYork = { ...everywhere, productTypes: ['P100' as const], state: 'NY' }
const ofHospitals = { ...everywhere, sectors: ['health' as const] }

it.each<[Parameters<typeof carriedBy>[0], readonly boolean[]]>([
  [{}, [true, true, true]],
  [{ product: 'P100', state: 'NY' }, [true, true, true]],
  [{ product: 'P250' }, [true, false, true]],
  [{ state: 'TX' }, [true, false, true]],
  [{ sector: 'trade' }, [true, true, false]],
])('policies of %o carry the forms whose rule names nothing else', (policies, carried) => {
  expect([everywhere, ofNewYork, ofHospitals].map(carriedBy(policies))).toEqual(carried)
})
