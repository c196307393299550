import { type KitLanguage, kitPaths } from '#web/kit/paths.ts'

/** What brings a kit of a region's address into a project. */
export const installing = (origin: string, language: KitLanguage): string => {
  const path = kitPaths[language]
  const installer = language === 'python' ? 'pip install' : 'npm install'
  return `curl -O ${origin}${path}\n${installer} .${path}`
}

/** What runs the example with a key, beside the two files that are shown. */
export const running = ({
  origin,
  language,
  program,
}: {
  readonly origin: string
  readonly language: KitLanguage
  readonly program: string
}): string =>
  [
    `export PALISADE_ORIGIN=${origin}`,
    'export PALISADE_CLIENT_ID=key_…',
    'export PALISADE_CLIENT_SECRET=palisade_…',
    // The example waits at its top level, which modules alone may.
    ...(language === 'python' ? [`python3 ${program}`] : ['npm pkg set type=module', `npx tsx ${program}`]),
  ].join('\n')

/** What a key needs for the example. */
export const exampleScopes = [
  ...(['account:create', 'account:update', 'quote:create', 'quote:read', 'quote:update', 'quote:request'] as const),
  ...(['quote:bind', 'quote:send', 'policy:read', 'claim:create'] as const),
]
