import { buildKit } from './kit/buildKit.ts'

/** `npm run kit` makes the packages in kit/typescript and kit/python. */
await buildKit()
