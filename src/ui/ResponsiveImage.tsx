import type { ImageSources } from '#assets/responsive-image.ts';

interface Props {
  image: ImageSources;
  /** The `sizes` attribute: the width at which the image shows. */
  sizes: string;
  alt?: string;
  /** Whether it is among the first images of the page: those load eagerly and with high priority, and the others after them. */
  isFirst?: boolean;
}

/** An image as AVIF in several widths, with WebP for older browsers. */
export function ResponsiveImage({ image, sizes, alt = '', isFirst = false }: Props) {
  const { srcSet, src, width, height } = image;
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet} sizes={sizes} />
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={isFirst ? undefined : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'low'}
      />
    </picture>
  );
}
