/** What Lambda sets itself in every function, whatever the template says. */
export const setByLambda: readonly string[] = [
  'AWS_ACCESS_KEY_ID',
  'AWS_DEFAULT_REGION',
  'AWS_LAMBDA_FUNCTION_MEMORY_SIZE',
  'AWS_LAMBDA_FUNCTION_NAME',
  'AWS_REGION',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
  'LANG',
  'PATH',
  'TZ',
]

/** What functions read on a laptop alone, with the reason why it is in no template. */
export const onlyHere: Readonly<Record<string, string>> = {
  CAPTCHA_SCRIPT_URL: "the captcha's own address stands in the code; here the sandbox takes its place",
  CAPTCHA_VERIFY_URL: "the captcha's own address stands in the code; here the sandbox takes its place",
  DOMAIN_NAMES: 'nobody runs the domains of examples, which are taken at their word here',
  LOCALES_FOLDER: 'the texts lie beside the bundle; here they are those of the web app',
  LOG_LEVEL: 'whoever runs the platform here may ask for more or less',
  NODE_ENV: 'bundles have it built in',
  PALISADE_CLOCK: 'time is turned here alone, for rehearsals',
  PALISADE_RIGHTS_USED: 'where a run of all tests gathers what functions make use of',
  PALISADE_COMPILE_CACHE: 'modules are compiled here, not bundled',
}

/** Names of which this machine's own tools have many: where AWS is here, the runtime, the test runner. */
export const onlyHerePrefixes: readonly string[] = ['AWS_ENDPOINT_URL_', 'NODE_', 'VITE_', 'VITEST']
