const key = 'palisade.ssoRemember'

/** The answer to 'remember this device' while the browser is away at the identity provider. */
export const rememberSsoDevice = (remember: boolean): void => sessionStorage.setItem(key, String(remember))

export const takeSsoDevice = (): boolean => {
  const remember = sessionStorage.getItem(key) === 'true'
  sessionStorage.removeItem(key)
  return remember
}
