import { expect, test } from 'vitest'
import { run } from './tool.ts'

test('a program that ends without reading what it is given is heard all the same', async () => {
  const said = await Promise.all(Array.from({ length: 20 }, () => run('true', [], { input: 'x'.repeat(1_000_000) })))
  expect(said.map(({ code }) => code)).toEqual(said.map(() => 0))
})

test('a program that is not there cannot judge', async () => {
  await expect(run('palisade-has-no-such-program', [])).rejects.toThrow('is not installed')
})

test('a program that hangs is ended', async () => {
  await expect(run('sleep', ['60'], { minutes: 0.01 })).rejects.toThrow('sleep did not end in 0.01 minutes.')
})
