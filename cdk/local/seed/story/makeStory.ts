/** Makes the story that is asked for on its input, in the region of its environment, as a file for the emulator. */
import { text } from 'node:stream/consumers'
import { config } from '#functions/_platform/config/config.ts'
import { rowsOfBook } from '#functions/_platform/storage/rowsOfBook.ts'
import { tableDefinition } from '#functions/_platform/storage/table.ts'
import { importRows } from '../../storage/importRows.ts'
import { type StoryRequest, storyOf } from './storyOf.ts'

const [file = ''] = process.argv.slice(2)
const request = JSON.parse(await text(process.stdin)) as StoryRequest
const { steps, series } = await storyOf(request)
await importRows(file, tableDefinition(config.tableName), await rowsOfBook(steps, series))
