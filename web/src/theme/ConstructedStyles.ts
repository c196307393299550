import { StyleSheet } from '@emotion/sheet'

/**
 * Where Emotion writes its rules: a constructed style sheet that the document adopts. The content security policy lets
 * scripts do that, while a `<style>` element would need 'unsafe-inline'.
 */
export class ConstructedStyles extends StyleSheet {
  private readonly rules = new CSSStyleSheet()

  override insert(rule: string): void {
    if (this.tags.length === 0) this.adopt()
    try {
      this.rules.insertRule(rule, this.rules.cssRules.length)
    } catch {
      // A selector that this browser does not know (`::-moz-…`) is left out, as browsers leave it out of files.
    }
  }

  override flush(): void {
    super.flush()
    this.rules.replaceSync('')
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== this.rules)
  }

  /** Global styles stand before those of components, which may overrule them. */
  private adopt(): void {
    const others = document.adoptedStyleSheets
    document.adoptedStyleSheets = this.key.endsWith('-global') ? [this.rules, ...others] : [...others, this.rules]
    // Emotion asks by its tags whether a sheet has rules; this one never enters the document.
    this.tags.push(document.createElement('style'))
  }
}
