import { secretPrefixes } from '#shared/domain/identity/apiKeys.ts'
import { rolesWith } from '#shared/permissions.ts'
import { regionCodes } from '#shared/regions/code.ts'

/** Who may make a key. */
const makers = rolesWith('integration:manage').join(', ')

const onLaptop = regionCodes.map((region) => `\`http://${region}.localhost:3000\``).join(', ')

/** What both kits' READMEs say before anything is called: at which address, by whose key, and whether it is in earnest. */
export const whereText = `## Where, and by whose key

\`<address>\` is where you downloaded this: the developers’ page of your region, \`<address>/developers\`, fills it in. Each region has its own address, people and keys, and nothing crosses. A platform on a laptop is at ${onLaptop}.

A key of a sandbox begins with \`${secretPrefixes.SANDBOX}\`: no business is done there, no money moves, and \`<address>/developers?section=sandbox\` says which values bring which answers. To sign an application nobody has to open a page there: ask \`ida+signs.late@…\` to sign it, and move the clock on by five days. A claim is large there as soon as its description of the loss holds \`large loss\` and it is filed. A key of where business is done begins with \`${secretPrefixes.LIVE}\`: there, what is below binds a real company’s cover. Begin in a sandbox, which has an address of its own.

Who administers your organization makes the key in the app, under System, API keys: ${makers}. It acts as who made it and as they are that day, with the scopes that it is given and no more; so its maker must have them. Its secret is shown once.`
