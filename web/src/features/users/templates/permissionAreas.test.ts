import { expect, it } from 'vitest'
import { permissionsOf } from '#shared/permissions.ts'
import { permissionAreas } from './permissionAreas.ts'

it('puts together what is about the same, and loses nothing', () => {
  const some = permissionsOf('Agency Admin')
  const areas = permissionAreas(some)
  expect(areas.flatMap(({ permissions }) => permissions)).toEqual(some)
  expect(new Set(areas.map(({ area }) => area)).size).toBe(areas.length)
  expect(areas.find(({ area }) => area === 'team')?.permissions).toEqual(['team:manage', 'team:read'])
})
