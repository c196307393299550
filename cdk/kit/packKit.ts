import { buildKit } from './buildKit.ts'
import { kitFiles } from './kitFiles.ts'

/** Builds the kits and prints what the developers' page hands out, by its path, in base64. */
await buildKit()
const files = Object.entries(kitFiles()).map(([path, content]) => [path, content.toString('base64')])
process.stdout.write(JSON.stringify(Object.fromEntries(files)))
