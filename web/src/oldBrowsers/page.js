// biome-ignore-all lint: Internet Explorer knows neither arrow functions nor templates, const, let and optional chaining.
/*
 * The page that stands in for the app in Internet Explorer, which runs none of it. Browsers that know modules leave this
 * script alone (`nomodule`). The words of every region are put in when the app is built.
 */
;(function () {
  var wordsByRegion = __WORDS__
  var words = wordsByRegion[location.hostname.split('.')[0]] || wordsByRegion.us
  var known = /[?&]username=([^&]+)/.exec(location.search)
  var address = location.protocol + '//' + location.host + '/login' + (known ? '?username=' + known[1] : '')
  var page = document.createElement('div')
  page.className = 'old-browser'

  function add(tag, text, className) {
    var element = document.createElement(tag)
    if (className) element.className = className
    element.appendChild(document.createTextNode(text))
    page.appendChild(element)
    return element
  }

  var style = document.createElement('link')
  style.rel = 'stylesheet'
  style.href = '/unsupported.css'
  document.getElementsByTagName('head')[0].appendChild(style)
  document.title = words.title + ' · ' + words.name

  add('p', words.name, 'name')
  add('h1', words.title)
  add('p', words.text)
  var field = add('code', address)
  var button = add('button', words.copy)
  var contact = add('p', words.support + ' ', 'contact')
  var mail = document.createElement('a')
  mail.href = 'mailto:' + words.email
  mail.appendChild(document.createTextNode(words.email))
  contact.appendChild(mail)
  contact.appendChild(document.createTextNode(' · ' + words.phone))
  var toast = add('p', '', 'toast')
  toast.setAttribute('role', 'status')

  button.onclick = function () {
    if (window.clipboardData) window.clipboardData.setData('Text', address)
    else {
      var range = document.createRange()
      range.selectNodeContents(field)
      window.getSelection().removeAllRanges()
      window.getSelection().addRange(range)
      document.execCommand('copy')
    }
    toast.className = 'toast shown'
    toast.appendChild(document.createTextNode(words.copied))
    button.disabled = true
    setTimeout(function () {
      toast.className = 'toast'
      toast.removeChild(toast.firstChild)
      button.disabled = false
    }, 5000)
  }

  while (document.body.firstChild) document.body.removeChild(document.body.firstChild)
  document.body.appendChild(page)
})()
