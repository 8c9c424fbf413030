package io.konkyo.content.fact;

/**
 * A fact's place in a family.
 *
 * @param family id of the family
 * @param axis id of the axis the family runs over
 * @param member id of the axis's member
 */
public record Membership(String family, String axis, String member) {}
