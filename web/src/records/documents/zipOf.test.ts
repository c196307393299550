import { expect, it } from 'vitest'
import { openArchive } from '#functions/_platform/files/archive.ts'
import { distinctNames, zipOf } from './zipOf.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

it('a selection becomes an archive that any program opens, with every file as it is', async () => {
  const files = [
    { name: 'Binder.pdf', bytes: bytesOf('%PDF binder') },
    { name: 'Žižka.txt', bytes: bytesOf('') },
  ]
  const { entries } = openArchive(new Uint8Array(await zipOf(files).arrayBuffer()))
  expect(entries?.map(({ name, bytes }) => [name, bytes.toString()])).toEqual([
    ['Binder.pdf', '%PDF binder'],
    ['Žižka.txt', ''],
  ])
})

it('two documents of one name stand beside each other in it', () => {
  expect(distinctNames(['a.pdf', 'a.pdf', 'b', 'b'])).toEqual(['a.pdf', 'a (2).pdf', 'b', 'b (2)'])
})

it('a document whose name is a path leads out of no folder', async () => {
  const names = ['../../etc/passwd', '..\\boot.txt', 'C:\\boot.txt', '.profile']
  const archive = zipOf(names.map((name) => ({ name, bytes: bytesOf('') })))
  const { entries = [] } = openArchive(new Uint8Array(await archive.arrayBuffer()))
  expect(entries.map(({ name }) => name)).toEqual(['--..-etc-passwd', '--boot.txt', 'C--boot.txt', '-profile'])
})
