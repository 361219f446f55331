declare namespace Astro {
  interface ClientDirectives {
    'client:idle-or-interaction'?: boolean;
  }
}
