"""What can be said of a flavour's look; flavours.py says it for each."""
from dataclasses import dataclass, field


@dataclass
class Paste:
    """Colours of a mass of fudge: mostly `base`, in places `deep`, its crystals `pale`. `grain` is how much its fine
    sugar shows, `sand` makes it coarse, as tablet and shortbread are."""
    base: str
    deep: str
    pale: str
    mottle: float = 0.2
    roughness: float = 0.5
    bump: float = 0.26
    crystal: float = 0.35
    crumble: float = 1.0
    sand: float = 0.0
    grain: float = 1.0


@dataclass
class Layer(Paste):
    """One band of a layered piece, from the band below up to `top`, a share of its height; `inset` from the others. Jelly
    has a `glow` of its own."""
    top: float = 1.0
    inset: float = 0.0
    glow: float = 0.0


@dataclass
class Glaze:
    """A sauce over the top, of a `colour` and, within a `rim` of its edge, `thin`; it stands so `thick` and may `run` down a
    share of a side; less `gloss` than 1 is satin. `patches` of it may have another colour, as a crust has; lines of another
    may be drizzled over it: a `line` is half the width of one, as a share of the distance between them."""
    colour: str
    thin: str
    thick: float = 0.05
    run: float = 0.45
    gloss: float = 1.0
    rim: float = 0.11
    patches: str = ''
    drizzle: str = ''
    line: float = 0.12


@dataclass
class Flecks:
    """Specks in the paste: cells to a unit, radius within a cell, share of the cells filled."""
    colour: str
    scale: float
    radius: float
    share: float


@dataclass
class Lump:
    """Fruit, nuts or biscuit, solid in space, so that every cut and break goes through them: `scale` cells to a unit, a
    `share` of them filled to `radius`. Inside two tones of flesh, veined at `vein`. `warp` makes it irregular, `stretch` draws
    it out, its cut face is as `rugged` as that, `pores` of them to a unit; a cleft as deep as `gap` runs round it, and the
    paste beside it has a `stain` of it; there is none above the height `below`."""
    flesh: str
    flesh2: str
    scale: float
    radius: float = 0.4
    share: float = 0.6
    vein: float = 8.0
    warp: float = 0.25
    warp_scale: float = 3.5
    stretch: tuple = (1, 1, 1.2)
    roughness: float = 0.5
    rugged: float = 0.5
    gap: float = 0.5
    below: float = 1.0
    pores: float = 24.0
    stain: float = 0.15


@dataclass
class Bits:
    """Small things pressed into the pieces, or strewn on the board, `place` their middle and `spread` how far they go."""
    kind: str
    colours: list
    size: float
    count: int
    sink: float = 0.4
    apart: float = 0.0
    where: str = 'all'  # or 'top', 'side', or 'torn': the broken end of the foremost
    flat: bool = False
    bedded: float = 0.0  # how high the paste stands round each, of its size
    finish: dict = field(default_factory=dict)
    place: tuple = (-1.2, -1.7)
    spread: float = 0.5


@dataclass
class Prop:
    """A larger thing beside the fudge: a function of props.py, where it stands, how it is turned (degrees)."""
    kind: str
    at: tuple
    turn: tuple = (0, 0, 0)
    scale: float = 1.0
    options: dict = field(default_factory=dict)


@dataclass
class Look(Paste):
    """A flavour: its paste, how `moist` its gloss is, how much of its grain is in the `crust` of its top, how its
    crystals `sparkle`, how much of a `coarse` grain its cut sides have (0.14 fudge, 0.3 tablet), how `soft` its edges
    are, how `short` it breaks (in ledges and sand), how far its layers `wave` (in `billows`: how many to a unit, in how
    many octaves; few in one if stirred), what is in it, and its picture (an arrangement of shelf.py, a table and a wall of
    stage.py, its light, how many times its arrangement's `depth` of field it has, the `ware` of its plate; the foremost
    piece is broken or `bitten`; another `seed` shapes its pieces anew)."""
    skin: str = '#c9a07a'
    skinned: float = 0.5
    sheen: float = 0.08
    moist: float = 1.0
    crust: float = 0.35
    sparkle: float = 1.0
    coarse: float = 0.0
    specular: float = 0.35
    edge: float = 0.25
    soft: float = 1.0
    short: float = 0.0
    bitten: bool = True
    glow: float = 0.4
    radius: tuple = (0.40, 0.16, 0.06)
    layers: list = field(default_factory=list)
    wave: float = 0.04
    billows: tuple = (2.2, 4)
    glaze: Glaze = None
    flecks: list = field(default_factory=list)
    lumps: list = field(default_factory=list)
    inside: list = field(default_factory=list)
    picture: tuple = ('bites', 'pale', 'mint')
    depth: float = 1.0
    ware: str = '#fbf8f1'
    seed: int = 0
    light: str = 'morning'
    exposure: float = 0.5
    strewn: list = field(default_factory=list)
    props: list = field(default_factory=list)
