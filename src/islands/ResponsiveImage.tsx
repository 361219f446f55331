import type { Photo } from '#assets/photo.ts';

interface Props {
  photo: Photo;
  /** The displayed width, as in the `sizes` attribute. */
  sizes: string;
  alt?: string;
  /** Whether this is the page's first image, loaded eagerly and first. */
  isFirst?: boolean;
}

/** An AVIF image in several widths, with a fallback. Loads lazily unless `isFirst`. */
export function ResponsiveImage({ photo, sizes, alt = '', isFirst = false }: Props) {
  const { srcSet, src, width, height } = photo;
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet} sizes={sizes} />
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
      />
    </picture>
  );
}
