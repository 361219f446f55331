declare namespace Astro {
  interface ClientDirectives {
    'client:painted'?: boolean;
  }
}
